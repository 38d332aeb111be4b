import { styleKeys, type Condition, type StyleTarget } from './target';
import { LEVELS, VIEWPORTS } from './targetNames';

/**
 * The conditions that also apply, in descending priority. WordPress prints rules without a condition first, then viewports,
 * states, states in viewports, and custom states; later rules win.
 */
function conditionsOf( {
	viewport,
	customState,
	state,
}: Condition ): readonly Condition[] {
	const pointed = ( condition: Condition ): readonly Condition[] =>
		state === undefined
			? [ condition ]
			: [ { ...condition, state }, condition ];
	return [
		...( customState === undefined ? [] : pointed( { customState } ) ),
		...( viewport !== undefined && state !== undefined
			? [ { viewport, state } ]
			: [] ),
		...( state === undefined ? [] : [ { state } ] ),
		...( viewport === undefined ? [] : [ { viewport } ] ),
		{},
	];
}

/** The sources of an owner's styles under a condition, in descending priority, including the target itself. */
export const sourcesIn = (
	owner: Pick< StyleTarget, 'block' | 'variation' | 'element' >,
	{ viewport, customState, state }: Condition
): readonly StyleTarget[] =>
	conditionsOf( {
		// WordPress prints no styles of the whole site for viewports.
		viewport: owner.block === undefined ? undefined : viewport,
		customState,
		state,
	} ).map( ( condition ) => ( { ...owner, ...condition } ) );

/** The elements whose styles an element has, in descending priority: one level of headings has those of all, too. */
export const elementsOf = (
	element: StyleTarget[ 'element' ]
): readonly StyleTarget[ 'element' ][] =>
	LEVELS.some( ( level ) => level === element )
		? [ element, 'heading' ]
		: [ element ];

/** The sources that apply if the target has no value, in descending priority; empty for an element without a condition. */
export function restOf( target: StyleTarget ): readonly StyleTarget[] {
	const { block, variation, element, ...condition } = target;
	return elementsOf( element )
		.flatMap( ( name ) =>
			sourcesIn( { block, variation, element: name }, condition )
		)
		.filter(
			( source ) =>
				source.element !== element || ! isSame( source, target )
		);
}

const isSame = ( one: Condition, other: Condition ): boolean =>
	one.viewport === other.viewport &&
	one.customState === other.customState &&
	one.state === other.state;

/** All viewports; undefined stands for styles that apply to every width. */
export const ALL_VIEWPORTS = [ undefined, ...VIEWPORTS ] as const;

/** Whether a target has a condition. */
export const isConditional = ( {
	viewport,
	customState,
	state,
}: Condition ): boolean =>
	viewport !== undefined || customState !== undefined || state !== undefined;

/** A string that is equal for equal targets. */
export const targetId = ( target: StyleTarget ): string =>
	styleKeys( target, '' ).join( ' ' );
