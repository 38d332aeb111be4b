import {
	BlockControls,
	PlainText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, rawHandler } from '@wordpress/blocks';
import { Disabled, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { safeHTML } from '@wordpress/dom';
import { RawHTML, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BARE_TEXT, withParagraphs } from '@/features/documents/index.records';

export interface ClassicTextProps {
	readonly clientId: string;
	readonly attributes: { readonly content?: string };
	readonly context: { readonly postType?: string };
	readonly isSelected: boolean;
	readonly setAttributes: ( attributes: { content: string } ) => void;
}

/** Text without blocks, such as of the classic editor: it is stored as it was typed. */
export function ClassicText( {
	clientId,
	attributes: { content = '' },
	context: { postType },
	isSelected,
	setAttributes,
}: ClassicTextProps ) {
	const { isAlone, isNested } = useSurroundings( clientId );
	// The content of templates and patterns never gets paragraphs of its own.
	const hasParagraphs = isAlone && postType !== undefined;
	const { replaceBlocks, __unstableMarkNextChangeAsNotPersistent } =
		useDispatch( blockEditorStore );
	const shown = hasParagraphs ? withParagraphs( content ) : content;

	/** The text that visitors have seen with paragraphs; another is already as it should be, such as after a redo. */
	const paragraphed = useRef< string | null >( null );
	useEffect( () => {
		const isAsSeen = paragraphed.current === content;
		paragraphed.current = hasParagraphs ? content : null;
		if ( isNested ) {
			// Inside of other blocks it would be stored under its name, which nobody else knows.
			void __unstableMarkNextChangeAsNotPersistent();
			void replaceBlocks(
				clientId,
				createBlock( 'core/html', {
					content: isAsSeen ? withParagraphs( content ) : content,
				} )
			);
		} else if ( ! hasParagraphs && isAsSeen ) {
			const next = withParagraphs( content );
			if ( next !== content ) {
				void __unstableMarkNextChangeAsNotPersistent();
				setAttributes( { content: next } );
			}
		}
	} );

	return (
		<div { ...useBlockProps() }>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						onClick={ () =>
							void replaceBlocks(
								clientId,
								rawHandler( { HTML: shown } )
							)
						}
					>
						{ __( 'Convert to blocks', 'atelier' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			{ isSelected ? (
				<PlainText
					value={ content }
					aria-label={ __( 'Classic text', 'atelier' ) }
					onChange={ ( next ) => setAttributes( { content: next } ) }
				/>
			) : (
				<Disabled>
					<RawHTML>{ safeHTML( shown ) }</RawHTML>
				</Disabled>
			) }
		</div>
	);
}

/** Whether the document has nothing but such text, and whether the block is inside another one of the same document. */
const useSurroundings = ( clientId: string ) =>
	useSelect(
		( select ) => {
			const {
				areInnerBlocksControlled,
				getBlockName,
				getBlockOrder,
				getBlockRootClientId,
			} = select( blockEditorStore );
			const root = getBlockRootClientId( clientId ) ?? '';
			return {
				isAlone: getBlockOrder( root ).every(
					( id ) => getBlockName( id ) === BARE_TEXT
				),
				isNested: root !== '' && ! areInnerBlocksControlled( root ),
			};
		},
		[ clientId ]
	);
