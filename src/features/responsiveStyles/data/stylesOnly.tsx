import { createContext, useContext } from '@wordpress/element';
import type { ComponentType } from 'react';

type Attributes = Readonly< Record< string, unknown > >;

/** What WordPress gives the part of a block that is edited. */
export interface BlockProps {
	readonly clientId: string;
	readonly name: string;
	readonly attributes: Attributes;
	readonly setAttributes: ( attributes: Attributes ) => void;
}

/** What blocks render in place of themselves, where only the controls of their styles are wanted; null where they are blocks. */
export const StylesOnly = createContext< ComponentType< BlockProps > | null >(
	null
);

/**
 * Has blocks inside of `StylesOnly` render nothing of their own, so that only the controls are left that WordPress adds to
 * all of them. Before the first canvas: a filter that comes later would render every block anew.
 */
export function allowStylesOnly(): void {
	window.wp?.hooks?.addFilter(
		'editor.BlockEdit',
		'atelier/styles-only',
		unlessStylesOnly,
		// Innermost: what others put around a block stays around it.
		1
	);
}

const unlessStylesOnly = ( BlockEdit: ComponentType< BlockProps > ) =>
	function BlockUnlessStylesOnly( props: BlockProps ) {
		const Instead = useContext( StylesOnly );
		return Instead ? <Instead { ...props } /> : <BlockEdit { ...props } />;
	};
