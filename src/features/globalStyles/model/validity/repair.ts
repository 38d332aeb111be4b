import { isRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import type { Layers, StylesDoc } from '../doc';
import { listIn, presetPath, type PresetList } from '../presets';
import { storedText } from '../storedText';
import { settingKeys } from '../target';
import { asTree, getIn } from '../tree';
import { invalidValuesIn, newInvalidValues, repaired } from './invalidValues';
import type { InvalidReason } from './reason';
import type { InvalidValue } from './walk';

/** The invalid values of the user's document. The theme's aren't the user's to repair. */
export const userInvalidValues = ( {
	user,
	base,
}: Layers ): readonly InvalidValue[] =>
	newInvalidValues( user, () => [ base ] );

/**
 * The user's document without some invalid values: presets of the theme or WordPress are restored, other values are removed.
 */
export const repairInvalidValues = (
	{ user, base }: Layers,
	invalidValues: readonly InvalidValue[]
): StylesDoc =>
	repaired( user, invalidValues, ( invalid ) => inherited( base, invalid ) );

function inherited(
	base: StylesDoc,
	{ part, keys, reason, value }: InvalidValue
) {
	if ( part !== 'settings' || ! isRecord( value ) || reason === 'taken' ) {
		return undefined;
	}
	const list = listIn( getIn( base.settings, keys.slice( 0, -1 ) ) ) ?? [];
	const own = list.find(
		( raw ) => isRecord( raw ) && isSameTree( raw.slug, value.slug )
	);
	const isSound =
		invalidValuesIn( {
			settings: { color: { palette: [ own ] } },
			styles: {},
		} ).length === 0;
	return isSound ? own : undefined;
}

/** The reasons why presets of a list are invalid, by slug. */
export function invalidPresetReasons(
	{ user }: Layers,
	{ kind, origin, target = {} }: PresetList
): ReadonlyMap< string, InvalidReason > {
	const keys = settingKeys( target, presetPath( kind ) );
	const isIn = ( invalid: InvalidValue ) =>
		invalid.part === 'settings' &&
		[ keys, [ ...keys, origin ] ].some( ( list ) =>
			isSameTree( list, invalid.keys.slice( 0, -1 ) )
		);
	return new Map(
		invalidValuesIn( user )
			.filter(
				( invalid ) => invalid.reason !== 'taken' && isIn( invalid )
			)
			.map( ( { value, reason } ) => [
				storedText( asTree( value ).slug ),
				reason,
			] )
	);
}
