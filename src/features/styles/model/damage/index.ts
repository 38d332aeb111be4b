/** What of styles is damaged or could do harm. */
export {
	damageIn,
	FAULTS,
	newDamage,
	valueFault,
	withoutDamage,
	type Damage,
	type Fault,
} from './damage';
export { repairDamage, userDamage } from './repair';
export { cssFault, textFault, type TextFault } from './text';
