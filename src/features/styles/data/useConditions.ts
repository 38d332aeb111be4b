import { useMemo } from '@wordpress/element';
import { styleSchema } from '@/platform/styleSchema';
import { useStyles } from '@/features/globalStyles/index.records';
import {
	breakpointsOf,
	CUSTOM_STATES,
	invalidBreakpoints,
	NO_CHANGES,
	STATES,
	type Breakpoint,
	type Condition,
	type ElementName,
	type InvalidBreakpoint,
	type StateName,
	type StyleTarget,
} from '@/features/globalStyles/index.model';

/** The states that an element can have styles for, if this WordPress version prints them. */
export const elementStates = ( element: ElementName ): readonly StateName[] =>
	known( styleSchema().elementStates[ element ] );

const known = ( names: readonly string[] = [] ): readonly StateName[] =>
	STATES.filter( ( state ) => names.includes( state ) );

/** A state such as hover, a custom state of the block, or a state in a custom one. */
export type BlockState = Pick< Condition, 'customState' | 'state' >;

/** The states that a block, or one of its style variations, can have styles for. */
export function blockStates( {
	block = '',
	variation,
	viewport,
}: StyleTarget ): readonly BlockState[] {
	const schema = styleSchema();
	const states = known( schema.blockStates[ block ] );
	// Custom states have no styles for viewports, and style variations have no custom states.
	const names =
		variation === undefined && viewport === undefined
			? ( schema.customStates[ block ] ?? [] )
			: [];
	return [
		...states.map( ( state ) => ( { state } ) ),
		...CUSTOM_STATES.filter( ( name ) => names.includes( name ) ).flatMap(
			( customState ) => [
				{ customState },
				...states.map( ( state ) => ( { customState, state } ) ),
			]
		),
	];
}

interface Windows {
	/** The breakpoints of viewports that blocks can have styles for, widest first. */
	readonly breakpoints: readonly Breakpoint[];
	/** Stored widths that WordPress doesn't use. */
	readonly invalid: readonly InvalidBreakpoint[];
}

const NONE: Windows = { breakpoints: [], invalid: [] };

export function useWindows(): Windows {
	const load = useStyles();
	const { settings } =
		load.status === 'ready' ? load.value.merged : NO_CHANGES;
	return useMemo( () => {
		const { hasViewports, viewport } = styleSchema();
		const ofStyles = invalidBreakpoints( settings.viewport );
		return hasViewports
			? {
					breakpoints: breakpointsOf( { settings } ),
					invalid:
						ofStyles.length > 0
							? ofStyles
							: invalidBreakpoints( viewport ),
				}
			: NONE;
	}, [ settings ] );
}
