import { useCallback, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	isBookWanted,
	isPanelWanted,
	section as panelSection,
} from '../../features/styles';
import {
	homeRoute,
	navigate,
	stylesRoute,
	type StylesParams,
} from '../../routing';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { StageContent } from './StageContent';
import styles from './StylesScreen.module.css';
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
	return (
		<div className={ styles.sidebar }>
			<SidebarScreen
				title={ __( 'Styles', 'atelier' ) }
				back={ homeRoute.build( { isEditing: false } ) }
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
		</div>
	);
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
