import { styleKeys, type Condition, type StyleTarget } from './target';
import { VIEWPORTS } from './targetNames';

/**
 * The conditions under which something else holds too, the strongest first: WordPress prints what holds always, then
 * narrow windows, states, states in narrow windows, its own states; of two the later one counts.
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

/** What of a block, element or the site counts for a target, the strongest first; the target itself among it. */
export const sourcesIn = (
	owner: Pick< StyleTarget, 'block' | 'variation' | 'element' >,
	{ viewport, customState, state }: Condition
): readonly StyleTarget[] =>
	conditionsOf( {
		// Of the whole site, WordPress prints no styles for narrow windows.
		viewport: owner.block === undefined ? undefined : viewport,
		customState,
		state,
	} ).map( ( condition ) => ( { ...owner, ...condition } ) );

/** What counts for a target where it says nothing itself, the strongest first; nothing for what holds always. */
export function restOf( target: StyleTarget ): readonly StyleTarget[] {
	const { block, variation, element, ...condition } = target;
	const [ first, ...rest ] = sourcesIn(
		{ block, variation, element },
		condition
	);
	return first === undefined || isSame( first, target )
		? rest
		: [ first, ...rest ];
}

const isSame = ( one: Condition, other: Condition ): boolean =>
	one.viewport === other.viewport &&
	one.customState === other.customState &&
	one.state === other.state;

/** Every width of a window: all of them, and those with styles of their own. */
export const ALL_VIEWPORTS = [ undefined, ...VIEWPORTS ] as const;

/** Whether a style holds only under some condition. */
export const isConditional = ( {
	viewport,
	customState,
	state,
}: Condition ): boolean =>
	viewport !== undefined || customState !== undefined || state !== undefined;

/** The same text for the same target. */
export const targetId = ( target: StyleTarget ): string =>
	styleKeys( target, '' ).join( ' ' );
