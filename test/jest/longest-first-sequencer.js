/* Jest starts with the specs that took longest the last time. On a fresh clone it knows no times and starts with the largest
   files, so that a slow spec may start last and delay the run. There, specs of these folders start first. */
const { default: Sequencer } = require('@jest/test-sequencer');

/** Specs that start programs, browsers and clusters. */
const LONG =
  /[/]test[/](e2e[/](durability|browser|demo|build-workers)|integration[/](embedded-postgres|projections)|scenario)/;

module.exports = class LongestFirstSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path, duration }) => duration === undefined && LONG.test(path.replaceAll('\\', '/'));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
