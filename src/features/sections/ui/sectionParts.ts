export { InsertionPoints } from './InsertionPoints';
export { SectionTools } from './SectionTools';
