import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { WallMetersQuery } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { Chart } from '../../charts/Chart';
import { type Picture, valueOf } from '../../charts/picture';
import { useClock } from '../../days/clock';
import { picturesOf } from '../../figures/pictures';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import styles from './Floor.module.css';
import { hoursOfNight, metersOfPools } from './wall-figures';

interface WallPicturesProps {
  readonly casino: string;
  readonly day: string;
}

/** What fills the wall below the tables: the night by hour, and the path of each meter. */
export function WallPictures({ casino, day }: WallPicturesProps): ReactNode {
  const { words, language } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const may = session !== undefined && mayAt(session, 'reports:read', casino);
  const hours = useQuery({ ...hoursOfNight(casino, day), enabled: may });
  const meters = useQuery(metersOfPools(casino));
  const pictureOf = useMeterPicture();
  const ofHours = picturesOf(hours.data?.performance.rows ?? [], {
    ...{ figure: 'CAPTURED', by: ['HOUR'], language, words },
  });
  const ofPools = meters.data?.jackpots.edges.map(({ node }) => node) ?? [];
  const all = [...ofHours, ...ofPools.filter(({ history }) => history.length > 1).map(pictureOf)];
  return (
    <div className={styles['pictures']}>
      {all.map((picture) => (
        <Chart key={picture.caption} picture={picture} />
      ))}
    </div>
  );
}

type Pool = WallMetersQuery['jackpots']['edges'][number]['node'];

/** The meter of a pool after each of its movements. */
function useMeterPicture(): (pool: Pool) => Picture {
  const clock = useClock();
  const { words, language } = useWords();
  return ({ pool, history }) => {
    const caption = fill(words.floor.meter, { pool });
    const { currency, amount } = history[0]!.meter;
    return {
      ...{ kind: 'meter', caption, groupedBy: words.floor.time },
      groups: history.map(({ happenedAt, concept, conceptEn }) => ({
        label: `${clock.moment(happenedAt)} · ${language === 'es' ? concept : conceptEn}`,
        short: clock.timeOfDay(happenedAt),
      })),
      series: [{ name: caption, values: history.map(({ meter }) => valueOf(meter, language)) }],
      unit: { of: 'money', currency, decimals: amount.split('.')[1]?.length ?? 0 },
    };
  };
}
