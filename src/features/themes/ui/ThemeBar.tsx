import { Button, DropdownMenu } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { boot, type ThemePreview } from '../../../platform/boot';
import { leavePreviewAddress } from '../data/activate';
import styles from './ThemeBar.module.css';

/** Says on every screen that another theme is being tried, and leads back. */
export function ThemeBar( { theme }: { readonly theme: ThemePreview } ) {
	const hasRoom = useViewportMatch( 'medium' );
	const back = {
		title: __( 'Back to my theme', 'atelier' ),
		href: () =>
			leavePreviewAddress( window.location.href, theme.stylesheet ),
	};
	const all = {
		title: __( 'All themes', 'atelier' ),
		href: () => `${ boot().dashboardUrl }themes.php`,
	};
	return (
		<>
			<p className={ styles.words }>
				<strong className={ styles.title }>
					{ sprintf(
						/* translators: %s: name of a theme. */
						__( 'Previewing %s', 'atelier' ),
						theme.name
					) }
				</strong>
				<span className={ styles.note }>
					{ __(
						'Visitors see your site as it was until you activate it.',
						'atelier'
					) }
				</span>
			</p>
			{ hasRoom ? (
				[ back, all ].map( ( { title, href } ) => (
					<Button
						key={ title }
						size="compact"
						variant="tertiary"
						className={ styles.button ?? '' }
						onClick={ () => window.location.assign( href() ) }
					>
						{ title }
					</Button>
				) )
			) : (
				<DropdownMenu
					icon={ moreVertical }
					label={ __( 'Leave theme preview', 'atelier' ) }
					popoverProps={ { placement: 'bottom-end' } }
					toggleProps={ {
						size: 'compact',
						className: styles.button ?? '',
					} }
					controls={ [ back, all ].map( ( { title, href } ) => ( {
						title,
						onClick: () => window.location.assign( href() ),
					} ) ) }
				/>
			) }
		</>
	);
}
