/** What of styles is damaged or could do harm. */
export {
	damageIn,
	newDamage,
	repaired,
	valueFault,
	withoutDamage,
	type Damage,
	type Fault,
} from './damage';
export { cssFault, textFault, type TextFault } from './text';
