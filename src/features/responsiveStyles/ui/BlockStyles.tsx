import {
	BlockInspector,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { Button, Spinner } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { defineChunk, useChunk } from '@/ui/useChunk';
import {
	useEditedViewport,
	useResponsiveEditing,
} from '../data/responsiveEditing';
import { useBreakpoints } from '../data/useBreakpoints';
import type { Viewport } from '../model/breakpoints';
import { viewportsOf } from '../model/differences';
import { viewportLabel } from './labels';
import type * as Parts from './ViewportPanel';
import styles from './BlockStyles.module.css';

const PARTS = defineChunk< typeof Parts >( () => import( './ViewportPanel' ) );

/** The settings of the selected block; while style changes apply to a viewport, its styles there. */
export function BlockStyles( {
	children,
}: {
	/** The other settings of the block, shown while its styles apply to all viewports. */
	readonly children: ReactNode;
} ) {
	const viewport = useEditedViewport();
	const responsive = useResponsiveEditing();
	return viewport === null ? (
		<>
			{ responsive && (
				<OtherViewports turnOn={ () => responsive[ 1 ]( true ) } />
			) }
			<BlockInspector />
			{ children }
		</>
	) : (
		<AtViewport viewport={ viewport } />
	);
}

function AtViewport( { viewport }: { readonly viewport: Viewport } ) {
	const parts = useChunk( PARTS );
	switch ( parts.status ) {
		case 'loading':
			return (
				<div className={ styles.waiting }>
					<Spinner />
				</div>
			);
		case 'failed':
			return (
				<Failure
					title={ __( 'These styles can’t be shown', 'atelier' ) }
					text={ messageFor( parts.error ) }
					onRetry={ parts.retry }
				/>
			);
		case 'ready':
			return <parts.value.ViewportPanel viewport={ viewport } />;
	}
}

const DEVICES: Readonly< Record< Viewport, 'Tablet' | 'Mobile' > > = {
	tablet: 'Tablet',
	mobile: 'Mobile',
};

/** Links to the viewports for which the selected block has different styles. */
function OtherViewports( { turnOn }: { readonly turnOn: () => void } ) {
	const style = useSelect( ( select ) => {
		const editor = select( blockEditorStore );
		const clientId = editor.getSelectedBlockClientId();
		return clientId === null ||
			editor.getBlockEditingMode( clientId ) !== 'default'
			? undefined
			: editor.getBlockAttributes( clientId )?.style;
	}, [] );
	const { breakpoints } = useBreakpoints();
	const { setDeviceType } = useDispatch( editorStore );
	const viewports = viewportsOf( style ).filter(
		( viewport ) => breakpoints[ viewport ] !== undefined
	);
	return viewports.length === 0 ? null : (
		<div className={ styles.others }>
			<span>{ __( 'Other styles on:', 'atelier' ) }</span>
			{ viewports.map( ( viewport ) => (
				<Button
					key={ viewport }
					size="small"
					variant="secondary"
					aria-label={ sprintf(
						/* translators: %s: a screen size, such as "Mobile". */
						__( 'Show styles on %s', 'atelier' ),
						viewportLabel( viewport )
					) }
					onClick={ () => {
						turnOn();
						void setDeviceType( DEVICES[ viewport ] );
					} }
				>
					{ viewportLabel( viewport ) }
				</Button>
			) ) }
		</div>
	);
}
