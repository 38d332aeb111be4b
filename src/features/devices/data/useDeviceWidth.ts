import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useBreakpoints } from '@/features/responsiveStyles/index.editor';
import { deviceWidth } from '../model/device';

/** The width of the canvas for its device, in pixels; null for all available space. */
export function useDeviceWidth(): number | null {
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	const { breakpoints } = useBreakpoints();
	return deviceWidth( device, breakpoints );
}
