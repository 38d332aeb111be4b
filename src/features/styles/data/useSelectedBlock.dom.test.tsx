/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, renderHook } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import * as wpBlocks from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { useSelectedBlock } from './useSelectedBlock';

interface Block {
	readonly clientId: string;
}

/** The package’s types lack these. */
const { createBlock, registerBlockType } = wpBlocks as unknown as {
	createBlock: ( name: string, attributes: object ) => Block;
	registerBlockType: ( name: string, settings: object ) => unknown;
};

it( 'stays the same while text is typed, and has the styles of the block', async () => {
	registerBlockType( 'test/words', {
		apiVersion: 3,
		title: 'Words',
		category: 'text',
		attributes: {
			content: { type: 'string' },
			textColor: { type: 'string' },
		},
		edit: () => null,
		save: () => null,
	} );
	const block = createBlock( 'test/words', { textColor: 'accent' } );
	const editor = dispatch( blockEditorStore ) as unknown as {
		resetBlocks: ( blocks: readonly Block[] ) => Promise< void >;
		selectBlock: ( id: string ) => Promise< void >;
		updateBlockAttributes: (
			id: string,
			attributes: object
		) => Promise< void >;
	};
	let renders = 0;
	const { result } = renderHook( () => {
		renders++;
		return useSelectedBlock();
	} );
	await act( async () => {
		await editor.resetBlocks( [ block ] );
		await editor.selectBlock( block.clientId );
	} );
	expect( result.current?.attributes.textColor ).toBe( 'accent' );

	const before = renders;
	await act( () =>
		editor.updateBlockAttributes( block.clientId, { content: 'a' } )
	);
	expect( renders ).toBe( before );
	await act( () =>
		editor.updateBlockAttributes( block.clientId, { textColor: 'base' } )
	);
	expect( result.current?.attributes.textColor ).toBe( 'base' );
} );
