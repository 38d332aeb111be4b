import { useViewportMatch } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import { boot, type ThemePreview } from '@/platform/boot';
import { BarButton, BarMenu, BarNote, BarText } from '@/ui/Bar';
import { leavePreviewAddress } from '../data/activate';

/** Says on every screen that another theme is being tried, and leads back. */
export function ThemeBar( { theme }: { readonly theme: ThemePreview } ) {
	const hasRoom = useViewportMatch( 'medium' );
	const actions = [
		{
			title: __( 'Back to my theme', 'atelier' ),
			onClick: () =>
				window.location.assign(
					leavePreviewAddress(
						window.location.href,
						theme.stylesheet
					)
				),
		},
		{
			title: __( 'All themes', 'atelier' ),
			onClick: () =>
				window.location.assign( `${ boot().dashboardUrl }themes.php` ),
		},
	];
	return (
		<>
			<BarText
				title={ ( name ) =>
					sprintf(
						/* translators: %s: name of a theme. */
						__( 'Previewing %s', 'atelier' ),
						name
					)
				}
				name={ theme.name }
			>
				<BarNote>
					{ __(
						'Visitors see your site as it was until you activate it.',
						'atelier'
					) }
				</BarNote>
			</BarText>
			{ hasRoom ? (
				actions.map( ( action ) => (
					<BarButton key={ action.title } { ...action } />
				) )
			) : (
				<BarMenu
					label={ __( 'Leave theme preview', 'atelier' ) }
					actions={ actions }
				/>
			) }
		</>
	);
}
