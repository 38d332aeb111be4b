import type { ComponentProps } from 'react';
import { defineChunk, useChunk } from '@/ui/useChunk';
import type * as Parts from './sectionParts';

const PARTS = defineChunk< typeof Parts >( () => import( './sectionParts' ) );

/** The section tools, while the canvas is zoomed out. */
export function SectionTools(
	props: ComponentProps< typeof Parts.SectionTools >
) {
	const parts = useChunk( PARTS );
	return parts.status === 'ready' ? (
		<parts.value.SectionTools { ...props } />
	) : null;
}

/** The buttons between sections that add patterns. */
export function InsertionPoints(
	props: ComponentProps< typeof Parts.InsertionPoints >
) {
	const parts = useChunk( PARTS );
	return parts.status === 'ready' ? (
		<parts.value.InsertionPoints { ...props } />
	) : null;
}
