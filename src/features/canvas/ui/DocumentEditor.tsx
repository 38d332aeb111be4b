import { Button, Spinner } from '@wordpress/components';
import {
	RegistryProvider,
	select,
	useDispatch,
	useSelect,
} from '@wordpress/data';
import { EditorProvider, store as editorStore } from '@wordpress/editor';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ShortcutProvider } from '@wordpress/keyboard-shortcuts';
import type { ReactNode } from 'react';
import type { AppError } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { openBeside, ownScreenUrl } from '@/platform/ownScreen';
import { editorSettings } from '@/platform/stages';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useDocumentPosition } from '@/features/blocks/index.editor';
import {
	type DocumentRef,
	type EntityRecord,
	isDesignType,
	isTrashed,
} from '@/features/documents/index.model';
import { hasOwnScreen } from '@/features/documents';
import {
	useDocument,
	useTemplateOf,
	useUndoGuard,
} from '@/features/documents/index.records';
import { useChangedSettings } from '@/features/stylesheet/index.records';
import { InvalidDocument } from '@/features/uneditable/index.editor';
import { wholePatterns } from '../data/usePatternEditing';
import { useProgress } from '../data/useProgress';
import { useQuietRegistry } from '../data/useQuietRegistry';
import { useTemplateShown } from '../data/useTemplateShown';
import { isPieceType } from '../model/documentKind';
import { modeFor, type RenderingMode } from '../model/renderingMode';
import type { EditorParts } from '../model/editorParts';
import type {
	DocumentEditorProps,
	EditorMode,
} from '../model/documentEditorProps';
import { EditorLayout } from './EditorLayout';
import { EditorPartsProvider, useEditorParts } from '../data/editorParts';
import styles from './DocumentEditor.module.css';

/** A document on the canvas, with the capabilities that the app puts around it. */
export const DocumentEditor = ( {
	parts,
	...props
}: DocumentEditorProps & { readonly parts: EditorParts } ) => (
	<EditorPartsProvider value={ parts }>
		<OpenedDocument { ...props } />
	</EditorPartsProvider>
);

function OpenedDocument( props: DocumentEditorProps ) {
	const { document, mode, onFailed, onLeave } = props;
	const load = useDocument( document );

	if ( ! ( document.type in boot().postTypes ) ) {
		return (
			<Unavailable
				title={ __( 'Nothing to edit here', 'atelier' ) }
				text={ __(
					'This site has no content of this type, or this type can’t be edited with blocks.',
					'atelier'
				) }
				onFailed={ onFailed }
				onLeave={ onLeave }
			/>
		);
	}
	switch ( load.status ) {
		case 'loading':
			return <Waiting />;
		case 'failed':
			return isInvalid( load.error ) ? (
				<InvalidDocument
					document={ document }
					reason={ invalidReason( load.error ) }
					onFixed={ load.retry }
					onFailed={ onFailed }
					onLeave={ onLeave }
				/>
			) : (
				<Unopened
					document={ document }
					error={ load.error }
					onRetry={ load.retry }
					onFailed={ onFailed }
					onLeave={ onLeave }
				/>
			);
		case 'ready':
			return isTrashed( load.value ) && mode !== 'view' ? (
				<Unavailable
					title={ __( 'This item is in the trash', 'atelier' ) }
					text={ __( 'To edit it, restore it first.', 'atelier' ) }
					onFailed={ onFailed }
					onLeave={ onLeave }
				/>
			) : hasOwnScreen( document.type, load.value ) && mode !== 'view' ? (
				<Unavailable
					title={ __( 'This item has its own screen', 'atelier' ) }
					text={ __(
						'A plugin or a setting of this site has it edited outside of the block editor. The block editor could change its content.',
						'atelier'
					) }
					onFailed={ onFailed }
					onLeave={ onLeave }
				>
					<Button
						variant="primary"
						onClick={ () =>
							openBeside( ownScreenUrl( document.id ) )
						}
					>
						{ __( 'Edit on its own screen', 'atelier' ) }
					</Button>
				</Unavailable>
			) : (
				<LoadedDocument { ...props } post={ load.value } />
			);
	}
}

/** The record has loaded, but its content can't be parsed, or parsing failed. */
const isInvalid = ( { code, status }: AppError ): boolean =>
	code === 'invalid-content' || ( code === 'server' && status === undefined );

const invalidReason = ( error: AppError ): string =>
	error.code === 'invalid-content'
		? messageFor( error )
		: __(
				'WordPress could not read its blocks because the code contains something unexpected.',
				'atelier'
			);

function LoadedDocument( {
	post,
	...props
}: DocumentEditorProps & { readonly post: EntityRecord } ) {
	const { document, mode, onOpen, onReady } = props;
	const isPicture = mode === 'view';
	const isTemplated =
		! isDesignType( document.type ) && boot().theme.isBlockTheme;
	const [ isTemplateWanted, toggleTemplate ] = useTemplateShown( document );
	const [ progress, show ] = useProgress();
	const isPainted = progress === 'painted';
	// The canvas waits for it if it is shown. Otherwise only the editor needs its name.
	const isLookedUp =
		! isTemplated || isTemplateWanted || ( isPainted && mode === 'edit' );
	const found = useTemplateOf( isTemplated && isLookedUp ? document : null );
	const template = useKnown( isLookedUp ? found : undefined );
	const shownTemplate = isTemplated && isTemplateWanted ? template : null;
	const { isInUse, setReady, setUsed } = useInUse( mode );
	const registry = useUndoGuard( isInUse, setUsed );
	const { leave, arrive } = useDocumentPosition( document );
	const open = useCallback(
		( other: DocumentRef ) => {
			leave();
			onOpen( other );
		},
		[ leave, onOpen ]
	);
	const ready = useCallback( () => {
		show();
		onReady();
		setReady();
		// The editor as a whole takes the focus first.
		window.requestAnimationFrame( arrive );
	}, [ show, onReady, setReady, arrive ] );
	const quietRegistry = useQuietRegistry( registry );

	const renderingMode = modeFor( Boolean( shownTemplate ) );
	// Blocks offer the presets of global styles and use their widths for layout.
	const features = useChangedSettings();
	const settings = useMemo(
		() => ( {
			...editorSettings(),
			...( features ? { __experimentalFeatures: features } : {} ),
			// A template part or pattern opened by itself has no section mode for inner ones.
			...( isPieceType( document.type ) ? wholePatterns( true ) : {} ),
			isPreviewMode: isPicture,
			defaultRenderingMode: renderingMode,
			onNavigateToEntityRecord: ( {
				postId,
				postType,
			}: {
				postId: string | number;
				postType: string;
			} ) => open( { type: postType, id: String( postId ) } ),
		} ),
		[ document.type, isPicture, renderingMode, open, features ]
	);

	if ( shownTemplate === undefined ) {
		return <Waiting />;
	}
	return (
		<RegistryProvider value={ quietRegistry }>
			<ShortcutProvider className={ styles.editor ?? '' }>
				<EditorProvider
					post={ post }
					settings={ settings }
					// Plugins look for the edited document in the page's own stores.
					useSubRegistry={ false }
					{ ...( shownTemplate
						? { __unstableTemplate: shownTemplate }
						: {} ) }
				>
					<RegistryProvider value={ registry }>
						<KeepRenderingMode wanted={ renderingMode } />
						<EditorLayout
							{ ...props }
							onOpen={ open }
							onReady={ ready }
							post={ post }
							template={ template }
							isPainted={ isPainted }
							isTemplateShown={ Boolean( shownTemplate ) }
							onToggleTemplate={ toggleTemplate }
						/>
					</RegistryProvider>
				</EditorProvider>
			</ShortcutProvider>
		</RegistryProvider>
	);
}

/**
 * Whether the user is changing blocks: the editor is open and its records have loaded, or the user starts earlier on a
 * slow site.
 */
function useInUse( mode: EditorMode ) {
	const isReady = useRef( false );
	const isEditing = useRef( false );
	const isInUse = useRef( false );
	isEditing.current = mode === 'edit';
	isInUse.current = isEditing.current && isReady.current;
	const setReady = useCallback( () => {
		isReady.current = true;
		isInUse.current = isEditing.current;
	}, [] );
	const setUsed = useCallback( () => {
		if ( isEditing.current ) {
			setReady();
		}
	}, [ setReady ] );
	return { isInUse, setReady, setUsed };
}

/** While another template loads, the editor keeps the current one. */
function useKnown< Value >( value: Value | undefined ): Value | undefined {
	const known = useRef( value );
	if ( value !== undefined ) {
		known.current = value;
	}
	return known.current;
}

/**
 * Inside its template, only the post itself can be changed. The provider sets a mode when it has loaded its data, so
 * the mode is enforced rather than set once.
 */
function KeepRenderingMode( { wanted }: { readonly wanted: RenderingMode } ) {
	const mode = useSelect(
		( read ) => read( editorStore ).getRenderingMode(),
		[]
	);
	const { setRenderingMode } = useDispatch( editorStore );
	useEffect( () => {
		if ( mode !== wanted ) {
			// The provider's effects run after those of its children. Setting the same mode again would clear the
			// selection.
			queueMicrotask( () => {
				if ( select( editorStore ).getRenderingMode() !== wanted ) {
					void setRenderingMode( wanted );
				}
			} );
		}
	} );
	return null;
}

function Waiting() {
	return (
		<div className={ styles.waiting }>
			<Spinner />
		</div>
	);
}

interface UnopenedProps {
	readonly document: DocumentRef;
	readonly error: AppError;
	readonly onRetry: () => void;
	readonly onFailed: () => void;
	readonly onLeave: () => void;
}

/** The record couldn't be read. */
function Unopened( { document, error, onRetry, ...ends }: UnopenedProps ) {
	const holder = useEditorParts().useHolder( document, error );
	return holder ? (
		<Unavailable title={ holder.title } text={ holder.text } { ...ends }>
			{ holder.action }
		</Unavailable>
	) : (
		<Unavailable
			title={ __( 'This can’t be opened', 'atelier' ) }
			text={ messageFor( error ) }
			onRetry={ onRetry }
			{ ...ends }
		/>
	);
}

interface UnavailableProps {
	readonly title: string;
	readonly text: string;
	readonly onRetry?: () => void;
	readonly onFailed: () => void;
	readonly onLeave: () => void;
	readonly children?: ReactNode;
}

function Unavailable( {
	onFailed,
	onLeave,
	children,
	...failure
}: UnavailableProps ) {
	useEffect( onFailed, [ onFailed ] );
	return (
		<div className={ styles.waiting }>
			<Failure { ...failure }>
				{ children }
				<Button variant="tertiary" onClick={ onLeave }>
					{ __( 'Go back', 'atelier' ) }
				</Button>
			</Failure>
		</div>
	);
}
