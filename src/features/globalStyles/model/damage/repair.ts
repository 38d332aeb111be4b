import { isRecord } from '../../../../kernel/guards';
import { isSameTree } from '../../../../kernel/sameTree';
import type { Layers, StylesDoc } from '../doc';
import { listIn, presetPath, type PresetList } from '../presets';
import { storedText } from '../storedText';
import { settingKeys } from '../target';
import { asTree, getIn } from '../tree';
import { damageIn, newDamage, repaired } from './damage';
import type { Fault } from './fault';
import type { Damage } from './sieve';

/** What of the user's is damaged. What comes with the theme is not the user's to repair. */
export const userDamage = ( { user, base }: Layers ): readonly Damage[] =>
	newDamage( user, () => [ base ] );

/**
 * The user's document without some damage: presets that the theme or WordPress has are as there again, everything
 * else goes.
 */
export const repairDamage = (
	{ user, base }: Layers,
	damages: readonly Damage[]
): StylesDoc =>
	repaired( user, damages, ( damage ) => inherited( base, damage ) );

function inherited( base: StylesDoc, { part, keys, fault, value }: Damage ) {
	if ( part !== 'settings' || ! isRecord( value ) || fault === 'taken' ) {
		return undefined;
	}
	const list = listIn( getIn( base.settings, keys.slice( 0, -1 ) ) ) ?? [];
	const own = list.find(
		( raw ) => isRecord( raw ) && isSameTree( raw.slug, value.slug )
	);
	const isSound =
		damageIn( { settings: { color: { palette: [ own ] } }, styles: {} } )
			.length === 0;
	return isSound ? own : undefined;
}

/** What is wrong with presets of a list, by their slugs. */
export function presetFaults(
	{ user }: Layers,
	{ kind, origin, target = {} }: PresetList
): ReadonlyMap< string, Fault > {
	const keys = settingKeys( target, presetPath( kind ) );
	const isIn = ( damage: Damage ) =>
		damage.part === 'settings' &&
		[ keys, [ ...keys, origin ] ].some( ( list ) =>
			isSameTree( list, damage.keys.slice( 0, -1 ) )
		);
	return new Map(
		damageIn( user )
			.filter( ( damage ) => damage.fault !== 'taken' && isIn( damage ) )
			.map( ( { value, fault } ) => [
				storedText( asTree( value ).slug ),
				fault,
			] )
	);
}
