/** What every stage may use of this room. */
export { openFirstSteps, openHelp } from './data/help';
export { HelpLayer } from './ui/HelpLayer';
