import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { createSignal } from '../../../kernel/signal';
import { useSignal } from '../../../ui/useSignal';
import { supportsResponsiveStyles } from './support';
import type { Viewport } from '../model/breakpoints';

/** Whether changes of styles belong to the viewport that is shown. Never kept, as in WordPress's own editor. */
const isOn = createSignal( false );

/** Whether it is on, and how to turn it over; null where WordPress has no such styles. */
export function useResponsiveEditing():
	readonly [ isOn: boolean, set: ( isOn: boolean ) => void ] | null {
	const value = useSignal( isOn );
	return supportsResponsiveStyles() ? [ value, isOn.set ] : null;
}

const VIEWPORT_OF: Readonly< Record< string, Viewport > > = {
	Tablet: 'tablet',
	Mobile: 'mobile',
};

/** The smaller viewport that changes of styles belong to now; null for all of them. */
export function useEditedViewport(): Viewport | null {
	const value = useSignal( isOn );
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	return value ? ( VIEWPORT_OF[ device ] ?? null ) : null;
}
