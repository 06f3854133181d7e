import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { outside, screen, searched, withOutsideWords } from './frame-routes';
import { personalDataSearch } from './search-values';

const personalData = searched(
  'personal-data',
  personalDataSearch,
  withOutsideWords(() => import('../screens/personal-data/PersonalDataScreen'), 'PersonalDataScreen'),
);

const tablets = screen(
  'tablets',
  lazy(() => import('../screens/tablets/TabletsScreen'), 'TabletsScreen'),
);

const webhooks = outside('webhooks', () => import('../screens/webhooks/WebhooksScreen'), 'WebhooksScreen');

const monthlyPack = outside(
  'monthly-pack',
  () => import('../screens/monthly-pack/MonthlyPackScreen'),
  'MonthlyPackScreen',
);

const people = screen(
  'people',
  lazy(() => import('../screens/people/PeopleScreen'), 'PeopleScreen'),
);

const person = screen(
  'people/$person',
  lazy(() => import('../screens/people/PersonScreen'), 'PersonScreen'),
);

const pinScreen = lazy(() => import('../screens/tablets/PinScreen'), 'PinScreen');
const pin = screen('pin', pinScreen);

/** The screens about who may act in the house, and who outside is told what. */
export const ofHouse = [people, person, personalData, tablets, pin, webhooks, monthlyPack] as const;
