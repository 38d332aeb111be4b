import type { UnknownRecord } from '@/kernel/guards';
import type { StylesDoc } from './doc';
import { allOf, allowsCustom, presetsOf, settingOf } from './presets';
import {
	propertiesIn,
	PROPERTY_NAMES,
	propertyFacts,
	type PropertyFacts,
	type PropertyGroup,
	type PropertyName,
} from './properties';
import { styleKeys, type StyleTarget } from './target';
import { LEVELS } from './targetNames';
import { getIn } from './tree';
import type { StyleEdit } from './values';

/** The properties of a block type that decide which features it has. */
export interface BlockFacts {
	readonly name: string;
	/** As in its block.json. */
	readonly supports: UnknownRecord;
}

/** The features of a target. */
export type Features = ReadonlySet< PropertyName >;

interface FeatureOptions {
	/** The target's block type, if it has one. */
	readonly block?: BlockFacts | undefined;
	/** The properties that this WordPress version supports; without a schema, only properties that a setting enables. */
	readonly schema?: { readonly properties: ReadonlySet< string > };
}

/**
 * The features of a target.
 *
 * @param doc     The merged layers.
 * @param target
 * @param options
 */
export function featuresOf(
	doc: StylesDoc,
	target: StyleTarget,
	{ block, schema }: FeatureOptions = {}
): Features {
	return new Set(
		PROPERTY_NAMES.filter( ( name ) => {
			const facts = propertyFacts( name );
			const isThere = block
				? supports( block, facts, target )
				: fits( facts, target );
			return (
				isThere &&
				( ! facts.isUnswitched ||
					schema?.properties.has( facts.paths[ 0 ] ) === true ) &&
				isAllowed( facts, doc, target )
			);
		} )
	);
}

/**
 * The properties that would change nothing for a target, as each part of it has its own values: those that every level of the
 * headings has, for all headings.
 */
export const overriddenIn = (
	{ styles }: StylesDoc,
	target: StyleTarget
): readonly PropertyName[] =>
	target.element === 'heading'
		? PROPERTY_NAMES.filter( ( name ) =>
				LEVELS.every( ( element ) =>
					propertyFacts( name ).paths.every(
						( path ) =>
							getIn(
								styles,
								styleKeys( { ...target, element }, path )
							) !== undefined
					)
				)
			)
		: [];

/** Whether the settings allow a property. */
function isAllowed(
	{ paths, setting = paths[ 0 ], when = 'isTrue', choices }: PropertyFacts,
	doc: StylesDoc,
	target: StyleTarget
): boolean {
	return (
		( setting === null ||
			HOLDS[ when ]( settingOf( doc, setting, target ) ) ) &&
		( choices === undefined ||
			allowsCustom( doc, choices, target ) ||
			allOf( presetsOf( doc, choices, target ) ).length > 0 )
	);
}

const HOLDS = {
	isTrue: ( setting ) => setting === true,
	isNotFalse: ( setting ) => setting !== false,
	isSet: ( setting ) => setting !== undefined,
	isOn: ( setting ) => setting !== undefined && setting !== false,
} satisfies Record<
	NonNullable< PropertyFacts[ 'when' ] >,
	( setting: unknown ) => boolean
>;

/** Elements in a block have the same features as elements of the site. */
const supports = (
	{ supports: given }: BlockFacts,
	facts: PropertyFacts,
	target: StyleTarget
): boolean =>
	target.element === undefined
		? ( facts.supports ?? [ facts.paths[ 0 ] ] ).some( ( path ) => {
				const keys = path.split( '.' );
				const value = getIn( given, keys );
				const group = getIn( given, keys.slice( 0, -1 ) ) ?? false;
				return facts.isOptOut
					? group !== false && value !== false
					: ( value ?? false ) !== false;
			} )
		: fits( facts, target );

const fits = ( { elements }: PropertyFacts, { element }: StyleTarget ) =>
	elements === undefined || elements.includes( element ?? 'site' );

/** Whether a target has any property of some groups. */
export const hasGroup = (
	features: Features,
	...groups: readonly PropertyGroup[]
): boolean =>
	propertiesIn( ...groups ).some( ( name ) => features.has( name ) );

/** The edits that reset all properties of some groups. */
export const groupResets = (
	target: StyleTarget,
	...groups: readonly PropertyGroup[]
): readonly StyleEdit[] =>
	[
		...new Set(
			propertiesIn( ...groups ).flatMap(
				( name ) => propertyFacts( name ).paths
			)
		),
	].map( ( path ) => ( { target, path, value: undefined } ) );
