import { Spinner } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useVariations } from '../data/useVariations';
import { StylesScreen } from '@/features/styleControls/index.records';
import { forgetApplied } from './variations/applying';
import { OwnVariations } from './variations/OwnVariations';
import { ThemeVariations } from './variations/ThemeVariations';
import styles from './Variations.module.css';

/** All style variations: the theme's, its palettes and typesets, and saved ones. */
export function Variations() {
	const load = useVariations();
	useEffect( () => forgetApplied, [] );
	return (
		<StylesScreen
			title={ __( 'Browse styles', 'atelier' ) }
			description={ __(
				'Choose a style variation to change the look of the site. Changes you’ve made to anything it doesn’t set are kept.',
				'atelier'
			) }
		>
			{ load.status === 'loading' && (
				<div className={ styles.message }>
					<Spinner />
					<span className="screen-reader-text" role="status">
						{ __( 'Loading…', 'atelier' ) }
					</span>
				</div>
			) }
			{ load.status === 'failed' && (
				<div className={ styles.message }>
					<Failure
						title={ __(
							'The style variations could not be loaded',
							'atelier'
						) }
						text={ messageFor( load.error ) }
						details={ JSON.stringify( load.error ) }
						onRetry={ load.retry }
					/>
				</div>
			) }
			{ load.status === 'ready' && (
				<>
					<ThemeVariations group="all" />
					<OwnVariations />
					<ThemeVariations group="color" />
					<ThemeVariations group="typography" />
				</>
			) }
		</StylesScreen>
	);
}
