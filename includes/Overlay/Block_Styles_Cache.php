<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress caches the CSS of blocks between requests. Each site draft has its own cache: otherwise the live site and
 * the draft would overwrite each other's.
 */
final class Block_Styles_Cache {
	private const LIVE  = 'wp_styles_for_blocks';
	private const DRAFT = 'atelier_draft_styles_';

	/** Of a Change_Set. */
	private string $draft;

	public function __construct( string $draft ) {
		$this->draft = $draft;
	}

	public function register(): void {
		add_filter( 'pre_transient_' . self::LIVE, array( $this, 'read' ) );
		add_filter( 'pre_set_transient_' . self::LIVE, array( $this, 'write' ) );
	}

	public function unregister(): void {
		remove_filter( 'pre_transient_' . self::LIVE, array( $this, 'read' ) );
		remove_filter( 'pre_set_transient_' . self::LIVE, array( $this, 'write' ) );
	}

	/** @return mixed The cached value for this draft; not an array without one. */
	public function read() {
		$kept = get_transient( self::DRAFT . $this->draft );
		// For false, WordPress would read the live site's cache.
		return is_array( $kept ) ? $kept : '';
	}

	/**
	 * @param mixed $value
	 * @return mixed The live site's value, so that it doesn't change.
	 */
	public function write( $value ) {
		set_transient( self::DRAFT . $this->draft, $value, DAY_IN_SECONDS );
		remove_filter( 'pre_transient_' . self::LIVE, array( $this, 'read' ) );
		$live = get_transient( self::LIVE );
		add_filter( 'pre_transient_' . self::LIVE, array( $this, 'read' ) );
		return false === $live ? '' : $live;
	}
}
