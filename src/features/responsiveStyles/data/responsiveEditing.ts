import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { createSignal } from '@/kernel/signal';
import { useSignal } from '@/ui/useSignal';
import { supportsResponsiveStyles } from './support';
import type { Viewport } from '../model/breakpoints';

/** Whether style changes apply to the displayed viewport. Never stored, as in WordPress's own editor. */
const isOn = createSignal( false );

/** Whether it is on, and a setter; null if WordPress doesn't support responsive styles. */
export function useResponsiveEditing():
	readonly [ isOn: boolean, set: ( isOn: boolean ) => void ] | null {
	const value = useSignal( isOn );
	return supportsResponsiveStyles() ? [ value, isOn.set ] : null;
}

const VIEWPORT_OF: Readonly< Record< string, Viewport > > = {
	Tablet: 'tablet',
	Mobile: 'mobile',
};

/** The viewport that style changes apply to; null for the base. */
export function useEditedViewport(): Viewport | null {
	const value = useSignal( isOn );
	const device = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	return value ? ( VIEWPORT_OF[ device ] ?? null ) : null;
}
