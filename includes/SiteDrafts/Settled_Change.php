<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Signature;
use WP_Post;

/**
 * A change as it was before the current user chose one of its versions, so that the choice can be taken back: for an hour,
 * and while nobody has changed it since.
 */
final class Settled_Change {
	/** The prefix of a transient's name. */
	public const TRANSIENT = 'atelier_settled_';

	private Draft_Store $store;
	private int $draft;
	private string $key;

	public function __construct( Draft_Store $store, int $draft, string $key ) {
		$this->store = $store;
		$this->draft = $draft;
		$this->key   = $key;
	}

	/** @param string $before The content of the change's post before it was settled. Called after that. */
	public function keep( string $before ): void {
		$kept = array(
			'before'    => $before,
			'after'     => $this->version(),
			'signature' => Signature::of( $this->name(), $before ),
		);
		set_transient( $this->name(), $kept, HOUR_IN_SECONDS );
	}

	/** Null if nothing was kept, or the draft has something else by now. */
	public function before(): ?Change {
		$kept = get_transient( $this->name() );
		if ( ! is_array( $kept ) || ! is_string( $kept['before'] ?? null ) || ! is_string( $kept['signature'] ?? null ) ) {
			return null;
		}
		if ( ! Signature::is_valid( $kept['signature'], $this->name(), $kept['before'] ) || $this->version() !== ( $kept['after'] ?? null ) ) {
			return null;
		}
		try {
			return Draft_Store::read( new WP_Post( (object) array( 'post_parent' => $this->draft, 'post_content' => $kept['before'] ) ) );
		} catch ( Invalid_Input $reason ) {
			return null;
		}
	}

	public function forget(): void {
		delete_transient( $this->name() );
	}

	/** Of the change as it is stored; empty if the draft has none. */
	private function version(): string {
		$post = $this->store->change_post( $this->draft, $this->key );
		return $post ? Change_Response::version( $post ) : '';
	}

	private function name(): string {
		return self::TRANSIENT . md5( get_current_user_id() . ":{$this->draft}:{$this->key}" );
	}
}
