/** What of styles is damaged or could do harm. */
export {
	culprit,
	damageIn,
	FAULTS,
	newDamage,
	presetFault,
	valueFault,
	withoutDamage,
	type Damage,
	type Fault,
} from './damage';
export { presetFaults, repairDamage, userDamage } from './repair';
export { cssFault, textFault, type TextFault } from './text';
