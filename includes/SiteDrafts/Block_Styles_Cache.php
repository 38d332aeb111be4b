<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress keeps the CSS of blocks between requests. A site draft has one of its own: otherwise the pages of visitors and those
 * of the draft would replace each other's.
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

	/** @return mixed What WordPress has kept for this draft; no array if nothing. */
	public function read() {
		$kept = get_transient( self::DRAFT . $this->draft );
		// False would have WordPress read that of the live site.
		return is_array( $kept ) ? $kept : '';
	}

	/**
	 * @param mixed $value
	 * @return mixed What the live site has, so that it stays as it is.
	 */
	public function write( $value ) {
		set_transient( self::DRAFT . $this->draft, $value, DAY_IN_SECONDS );
		remove_filter( 'pre_transient_' . self::LIVE, array( $this, 'read' ) );
		$live = get_transient( self::LIVE );
		add_filter( 'pre_transient_' . self::LIVE, array( $this, 'read' ) );
		return false === $live ? '' : $live;
	}
}
