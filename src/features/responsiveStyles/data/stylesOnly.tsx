import { createContext, useContext } from '@wordpress/element';
import type { ComponentType } from 'react';

type Attributes = Readonly< Record< string, unknown > >;

/** The props of a block's edit component. */
export interface BlockProps {
	readonly clientId: string;
	readonly name: string;
	readonly attributes: Attributes;
	readonly setAttributes: ( attributes: Attributes ) => void;
}

/**
 * A component that blocks render instead of themselves, so that only their style controls remain; null for regular blocks.
 */
export const StylesOnly = createContext< ComponentType< BlockProps > | null >(
	null
);

/**
 * Lets blocks inside `StylesOnly` render nothing of their own, so that only WordPress's controls remain. Must run before the
 * first canvas: a later filter would remount all blocks.
 */
export function allowStylesOnly(): void {
	window.wp?.hooks?.addFilter(
		'editor.BlockEdit',
		'atelier/styles-only',
		unlessStylesOnly,
		// Innermost, so that the wrappers of other filters stay.
		1
	);
}

const unlessStylesOnly = ( BlockEdit: ComponentType< BlockProps > ) =>
	function BlockUnlessStylesOnly( props: BlockProps ) {
		const Instead = useContext( StylesOnly );
		return Instead ? <Instead { ...props } /> : <BlockEdit { ...props } />;
	};
