/** The exports of this room for the shell: lists are requested with their users' views. */
export { keepView, keptView } from './data/keptViews';
export { isArranged, withoutArrangement } from './model/keptView';
