<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

/**
 * Holds e-mails back until the change that they announce is certain.
 */
final class Deferred_Mail {
	/** After all other callbacks. */
	private const LATE = PHP_INT_MAX;

	/** @var list<array<string, mixed>> Arguments of wp_mail(), filtered. */
	private array $kept = array();

	public function begin(): void {
		add_filter( 'pre_wp_mail', array( $this, 'keep' ), self::LATE, 2 );
	}

	/**
	 * @param mixed $sent      Null unless another plugin has sent it.
	 * @param mixed $arguments
	 * @return mixed
	 */
	public function keep( $sent, $arguments = null ) {
		if ( null !== $sent || ! is_array( $arguments ) ) {
			return $sent;
		}
		$this->kept[] = $arguments;
		return true;
	}

	/** Sends the held e-mails. */
	public function send(): void {
		global $wp_filter;
		$this->end();
		// The filter was already applied to them.
		$filter = $wp_filter['wp_mail'] ?? null;
		unset( $wp_filter['wp_mail'] );
		foreach ( $this->kept as $arguments ) {
			wp_mail( ...array_values( $arguments ) );
		}
		if ( $filter ) {
			$wp_filter['wp_mail'] = $filter; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The filter is put back as it was before.
		}
		$this->kept = array();
	}

	public function discard(): void {
		$this->end();
		$this->kept = array();
	}

	private function end(): void {
		remove_filter( 'pre_wp_mail', array( $this, 'keep' ), self::LATE );
	}
}
