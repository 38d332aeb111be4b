<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use WP_HTML_Tag_Processor;

/**
 * Replaces tags of a page. WordPress's own processor copies the whole page for each changed tag.
 */
final class Tag_Rewriter extends WP_HTML_Tag_Processor {
	private const BOOKMARK = 'atelier';

	/** The page up to the last replaced tag. */
	private string $done = '';

	/** The end of that tag in the page. */
	private int $at = 0;

	/**
	 * @param array<string, string> $attributes To set on the current tag.
	 * @param string                $after      Markup after the tag.
	 */
	public function replace( array $attributes, string $after = '' ): void {
		$this->set_bookmark( self::BOOKMARK );
		$span = $this->bookmarks[ self::BOOKMARK ];
		$tag  = new WP_HTML_Tag_Processor( substr( $this->html, $span->start, $span->length ) );
		$tag->next_tag();
		foreach ( $attributes as $name => $value ) {
			$tag->set_attribute( $name, $value );
		}
		$this->done .= substr( $this->html, $this->at, $span->start - $this->at ) . $tag->get_updated_html() . $after;
		$this->at    = $span->start + $span->length;
	}

	/** The page with all replaced tags. */
	public function replaced(): string {
		return $this->done . substr( $this->html, $this->at );
	}
}
