import { Button } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	isBookWanted,
	isPanelWanted,
	section as panelSection,
} from '@/features/styles';
import { homeRoute, navigate, stylesRoute, type StylesParams } from '@/routing';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { StageContent } from './StageContent';
import { root, StylesEdge } from './StylesEdge';
import styles from './StylesSidebar.module.css';
import { useLoadedStage, useStage } from '../useStage';

interface StylesSidebarProps {
	readonly params: StylesParams;
}

/** The styles of the whole site, beside their preview. */
export function StylesSidebar( { params }: StylesSidebarProps ) {
	useSection( params );
	const records = useLoadedStage( 'records' );
	const { section: here, isBook } = params;
	const go = useCallback(
		( section: string ) => goTo( section, isBook === true ),
		[ isBook ]
	);
	const [ isPreviewed, setIsPreviewed ] = usePreviewed( params.isEditing );
	return (
		<div className={ styles.sidebar } data-previewed={ isPreviewed }>
			<SidebarScreen
				title={ __( 'Styles', 'atelier' ) }
				back={ homeRoute.build( { isEditing: false } ) }
				backLabel={
					( here ?? '/' ) === '/'
						? undefined
						: __( 'Back to Design', 'atelier' )
				}
				actions={
					records && (
						<records.StylesTools
							isActive={ ! params.isEditing }
							isBookOpen={ isBook === true }
							onBook={ () => goTo( here ?? '/', ! isBook ) }
							onGo={ go }
						/>
					)
				}
			/>
			<div className={ styles.panel }>
				<Navigator
					path={ here ?? '/' }
					onGo={ go }
					isShown={ ! params.isEditing }
				/>
			</div>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				className={ styles.previewed ?? '' }
				data-keep-clear
				aria-pressed={ isPreviewed }
				onClick={ () => setIsPreviewed( ! isPreviewed ) }
			>
				{ isPreviewed
					? __( 'Back to styles', 'atelier' )
					: __( 'Show preview', 'atelier' ) }
			</Button>
			<StylesEdge />
		</div>
	);
}

/** On small screens, whether the preview covers the styles, which stay as they are below. */
function usePreviewed( isEditing: boolean ) {
	const [ isPreviewed, setIsPreviewed ] = useState( false );
	const isShown = isPreviewed && ! isEditing;
	useEffect( () => {
		const page = root();
		if ( ! isShown || ! page ) {
			return undefined;
		}
		page.dataset.previewed = 'true';
		return () => {
			delete page.dataset.previewed;
		};
	}, [ isShown ] );
	return [ isShown, setIsPreviewed ] as const;
}

/** The section in the address applies to the panel in the editor too. */
function useSection( {
	section: wanted = '/',
	isEditing,
	isBook,
}: StylesParams ) {
	useEffect( () => panelSection.set( wanted ), [ wanted ] );
	useEffect( () => {
		if ( isEditing ) {
			isPanelWanted.set( true );
			if ( isBook ) {
				isBookWanted.set( true );
			}
		}
	}, [ isEditing, isBook ] );
}

/** A screen of the styles, beside the style book or beside the preview. */
export const goTo = ( section: string, isBook: boolean ) =>
	navigate( stylesRoute, {
		section,
		isEditing: false,
		...( isBook ? { isBook } : {} ),
	} );

interface NavigatorProps {
	readonly path: string;
	readonly onGo: ( path: string ) => void;
	/** False while the editor covers it. */
	readonly isShown: boolean;
}

function Navigator( props: NavigatorProps ) {
	const stage = useStage( 'records', true );
	return (
		<StageContent
			stage={ stage }
			problem={ __( 'The styles could not be loaded', 'atelier' ) }
		>
			{ ( { StylesNavigator } ) => <StylesNavigator { ...props } /> }
		</StageContent>
	);
}
