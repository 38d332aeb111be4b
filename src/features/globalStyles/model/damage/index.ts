/** What of styles is damaged or could do harm. */
export {
	culprit,
	damageIn,
	newDamage,
	presetFault,
	valueFault,
	withoutDamage,
} from './damage';
export { FAULTS, type Fault } from './fault';
export { presetFaults, repairDamage, userDamage } from './repair';
export type { Damage } from './sieve';
export { cssFault, textFault, type TextFault } from './text';
