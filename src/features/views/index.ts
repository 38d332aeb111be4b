/** What the shell may use of this room: lists are asked for as their users have arranged them. */
export { keepView, keptView } from './data/keptViews';
export { isArranged, withoutArrangement } from './model/keptView';
