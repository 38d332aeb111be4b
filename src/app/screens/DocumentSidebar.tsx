import { Spinner } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DocumentRef } from '@/features/documents/index.model';
import { boot } from '@/platform/boot';
import { messageFor } from '@/ui/messages';
import { Boundary } from '@/ui/Region';
import { Failure } from '@/ui/Failure';
import { wayUpFrom } from '../listOf';
import { useChunk } from '@/ui/useChunk';
import { PATTERNS } from './lists';
import { useLoadedStage, useStage } from '../useStage';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import styles from './DocumentSidebar.module.css';

/** The navigation screen of a document, with its details and parts. */
export function DocumentSidebar( {
	document,
	screenKey,
}: {
	readonly document: DocumentRef;
	/** The key of the document's screen. */
	readonly screenKey: string;
} ) {
	const stage = useStage( 'records', true );
	const label = boot().postTypes[ document.type ]?.label ?? document.type;
	switch ( stage.status ) {
		case 'ready':
			return (
				<stage.value.DocumentDetails
					document={ document }
					screenKey={ screenKey }
				>
					{ isPattern( document ) && (
						<>
							<SmallPreview { ...document } />
							<Sections { ...document } />
						</>
					) }
				</stage.value.DocumentDetails>
			);
		case 'failed':
			return (
				<SidebarScreen
					title={ label }
					back={ wayUpFrom( document.type ) }
				>
					<Failure
						title={ __(
							'The details could not be loaded',
							'atelier'
						) }
						text={ messageFor( stage.error ) }
						onRetry={ stage.retry }
					/>
				</SidebarScreen>
			);
		case 'loading':
			return (
				<SidebarScreen
					title={ label }
					back={ wayUpFrom( document.type ) }
				>
					<Spinner />
				</SidebarScreen>
			);
	}
}

type PatternRef = DocumentRef & {
	readonly type: 'wp_block' | 'wp_template_part';
};

const isPattern = ( document: DocumentRef ): document is PatternRef =>
	document.type === 'wp_block' || document.type === 'wp_template_part';

/** The preview, where there is no room for it beside the navigation. */
function SmallPreview( { type, id }: PatternRef ) {
	const records = useLoadedStage( 'records' );
	const hasRoom = useViewportMatch( 'medium' );
	const [ isMissing, setIsMissing ] = useState( false );
	return records && ! hasRoom && ! isMissing ? (
		<div className={ styles.preview }>
			<Boundary
				label={ __( 'Preview', 'atelier' ) }
				instead={ <Spinner /> }
			>
				<records.DocumentPicture
					of={ `${ type }:${ id }` }
					instead={ <Spinner /> }
					onMissing={ () => setIsMissing( true ) }
				/>
			</Boundary>
		</div>
	) : null;
}

/** The categories and areas of all patterns and template parts, and where this one is used. */
function Sections( pattern: PatternRef ) {
	const list = useChunk( PATTERNS );
	return list.status === 'ready' ? (
		<>
			<list.value.PatternSections { ...pattern } />
			{ /* Last: it takes a request, and nothing may move then. */ }
			<list.value.UsedIn key={ pattern.id } { ...pattern } />
		</>
	) : null;
}
