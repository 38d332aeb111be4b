import { Spinner } from '@wordpress/components';
import { EditorProvider, store as editorStore } from '@wordpress/editor';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ShortcutProvider } from '@wordpress/keyboard-shortcuts';
import { boot } from '../../../platform/boot';
import { editorSettings } from '../../../platform/stages';
import { Failure } from '../../../ui/Failure';
import { messageFor } from '../../../ui/messages';
import type { DocumentRef, EntityRecord } from '../../documents';
import { isTrashed, useDocument, useTemplateOf } from '../../documents/records';
import { isDesignType } from '../model/documentKind';
import { EditorLayout } from './EditorLayout';
import styles from './DocumentEditor.module.css';

export interface DocumentEditorProps {
	readonly document: DocumentRef;
	readonly isEditing: boolean;
	/** Asked for by a click on the canvas in view mode. */
	readonly onActivate: () => void;
	/** Asked for by the back button. */
	readonly onLeave: () => void;
	/** Asked for by blocks that stand for another document, such as a template part. */
	readonly onOpen: ( document: DocumentRef ) => void;
	/** Called once the blocks are on the screen. */
	readonly onReady: () => void;
}

/** A document on the canvas: as a picture of itself in view mode, with the whole editor around it in edit mode. */
export function DocumentEditor( props: DocumentEditorProps ) {
	const { document, isEditing, onLeave } = props;
	const load = useDocument( document );
	const isKnownType = document.type in boot().postTypes;

	if ( ! isKnownType ) {
		return (
			<Unavailable
				title={ __( 'There is nothing to edit here', 'atelier' ) }
				text={ __(
					'This site has no content of this type, or its type cannot be edited with blocks.',
					'atelier'
				) }
			/>
		);
	}
	switch ( load.status ) {
		case 'loading':
			return <Waiting />;
		case 'failed':
			return (
				<Unavailable
					title={ __( 'This cannot be opened', 'atelier' ) }
					text={ messageFor( load.error ) }
					onRetry={ load.retry }
				/>
			);
		case 'ready':
			return isTrashed( load.value ) && isEditing ? (
				<Unavailable
					title={ __( 'This is in the trash', 'atelier' ) }
					text={ __( 'Restore it to edit it again.', 'atelier' ) }
					onRetry={ onLeave }
				/>
			) : (
				<LoadedDocument { ...props } post={ load.value } />
			);
	}
}

function LoadedDocument( {
	post,
	...props
}: DocumentEditorProps & { readonly post: EntityRecord } ) {
	const { document, isEditing, onOpen } = props;
	const isTemplated =
		! isDesignType( document.type ) && boot().theme.isBlockTheme;
	const template = useTemplateOf( isTemplated ? document : null );

	const settings = useMemo(
		() => ( {
			...editorSettings(),
			isPreviewMode: ! isEditing,
			onNavigateToEntityRecord: ( {
				postId,
				postType,
			}: {
				postId: string | number;
				postType: string;
			} ) => onOpen( { type: postType, id: String( postId ) } ),
		} ),
		[ isEditing, onOpen ]
	);

	if ( template === undefined ) {
		return <Waiting />;
	}
	return (
		<ShortcutProvider className={ styles.editor ?? '' }>
			<EditorProvider
				post={ post }
				settings={ settings }
				{ ...( template ? { __unstableTemplate: template } : {} ) }
			>
				<RenderingMode hasTemplate={ template !== null } />
				<EditorLayout { ...props } post={ post } template={ template } />
			</EditorProvider>
		</ShortcutProvider>
	);
}

/** A post is shown inside its template, of which nothing but the post itself can be changed. */
function RenderingMode( { hasTemplate }: { readonly hasTemplate: boolean } ) {
	const { setRenderingMode } = useDispatch( editorStore );
	useEffect( () => {
		void setRenderingMode( hasTemplate ? 'template-locked' : 'post-only' );
	}, [ hasTemplate, setRenderingMode ] );
	return null;
}

function Waiting() {
	return (
		<div className={ styles.waiting }>
			<Spinner />
		</div>
	);
}

function Unavailable( {
	title,
	text,
	onRetry,
}: {
	readonly title: string;
	readonly text: string;
	readonly onRetry?: () => void;
} ) {
	return (
		<div className={ styles.waiting }>
			<Failure
				title={ title }
				text={ text }
				{ ...( onRetry ? { onRetry } : {} ) }
			/>
		</div>
	);
}
