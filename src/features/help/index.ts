/** The exports of this room for all stages. */
export { openFirstSteps, openHelp } from './data/help';
export { HelpLayer } from './ui/HelpLayer';
