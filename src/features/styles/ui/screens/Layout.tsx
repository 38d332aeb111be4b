import { __ } from '@wordpress/i18n';
import { editSettings } from '../../data/edits';
import { useFeatures } from '../../data/useFeatures';
import { useSetting } from '../../data/useStyleValue';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import { StylesScreen } from '../parts/StylesScreen';
import { LengthControl } from '../parts/LengthControl';

/** How wide content is, and the space around and between what is in it. */
export function Layout() {
	const features = useFeatures();
	const contentSize = useSetting( 'layout.contentSize' );
	const wideSize = useSetting( 'layout.wideSize' );
	const reset = () =>
		editSettings( [
			{ path: 'layout.contentSize', value: undefined },
			{ path: 'layout.wideSize', value: undefined },
		] );
	return (
		<StylesScreen title={ __( 'Layout', 'atelier' ) }>
			<StylesPanel
				label={ __( 'Dimensions', 'atelier' ) }
				onReset={ reset }
			>
				{ features.has( 'contentSize' ) && (
					<StylesControl
						label={ __( 'Content width', 'atelier' ) }
						value={ contentSize }
					>
						<LengthControl
							label={ __( 'Content width', 'atelier' ) }
							value={ contentSize }
						/>
					</StylesControl>
				) }
				{ features.has( 'wideSize' ) && (
					<StylesControl
						label={ __( 'Wide width', 'atelier' ) }
						value={ wideSize }
					>
						<LengthControl
							label={ __( 'Wide width', 'atelier' ) }
							value={ wideSize }
						/>
					</StylesControl>
				) }
			</StylesPanel>
		</StylesScreen>
	);
}
