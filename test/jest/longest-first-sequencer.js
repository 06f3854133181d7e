/* Jest begins with what took longest the last time; on a fresh clone it knows no times and takes the largest files first,
   so that a spec that waits for servers may begin last and be waited for. There, specs of these folders begin first. */
const { default: Sequencer } = require('@jest/test-sequencer');

/** Those that start programs, browsers and clusters. */
const LONG =
  /[/]test[/](e2e[/](durability|browser|demo|build-workers)|integration[/](embedded-postgres|projections)|scenario)/;

module.exports = class LongestFirstSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path, duration }) => duration === undefined && LONG.test(path.replaceAll('\\', '/'));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
