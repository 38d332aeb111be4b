<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Overlay\Overlay;
use Atelier\Records\Record_Rights;
use Atelier\Support\Page;
use Atelier\Support\Query_Args;
use Atelier\Support\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * The site draft that this request runs in, from its query argument.
 */
final class Draft_Request implements Current_Overlay {
	private Draft_Store $store;
	private Record_Rights $rights;
	private ?Overlay $overlay = null;

	/** Whether it is another one than the address names. */
	private bool $is_other = false;

	public function __construct( Draft_Store $store, Record_Rights $rights ) {
		$this->store  = $store;
		$this->rights = $rights;
	}

	/** Whether the request contains a draft's ID. */
	public static function is_made(): bool {
		return Query_Args::has( Page::DRAFT_ARG );
	}

	/**
	 * Whether a request has the argument where it says nothing, such as in its body or in a part of a batch: only the address counts,
	 * which is the same for all parts.
	 */
	public static function names_other( WP_REST_Request $request ): bool {
		foreach ( array( $request->get_query_params(), $request->get_body_params(), (array) $request->get_json_params() ) as $sent ) {
			$named = $sent[ Page::DRAFT_ARG ] ?? null;
			if ( null !== $named && ( ! self::is_made() || ! is_scalar( $named ) || (string) $named !== Query_Args::text( Page::DRAFT_ARG ) ) ) {
				return true;
			}
		}
		return false;
	}

	private static function id(): int {
		return absint( Query_Args::text( Page::DRAFT_ARG ) );
	}

	/** Applies the draft as an overlay if the user may see it and it can be opened. */
	public function begin(): ?WP_Error {
		if ( $this->is_other ) {
			return null;
		}
		$id = self::is_made() ? self::id() : 0;
		if ( $this->overlay && $this->overlay->draft_id() !== $id ) {
			$this->overlay->lift();
			$this->overlay = null;
		}
		if ( $this->overlay || ! self::is_made() ) {
			return null;
		}
		if ( ! current_user_can( Page::capability() ) ) {
			return Rest::forbidden( __( 'Sorry, you are not allowed to see site drafts.', 'atelier' ) );
		}
		$error = Draft_Refusal::of( $this->draft() );
		if ( $error ) {
			return $error;
		}
		// Nobody sees more of a record than they may edit of it: a draft can make public what is private on the live site.
		$this->overlay = new Overlay( new Permitted_Changes( new Draft_Changes( $this->store, $id ), wp_get_current_user(), $this->rights ) );
		$this->overlay->lay();
		return null;
	}

	/**
	 * Makes requests with other changes laid over the site, which they save to.
	 *
	 * @template T
	 * @param callable(): T $act
	 * @return T
	 */
	public function within( Overlay $other, callable $act ) {
		$before = $this->overlay;
		if ( $before ) {
			$before->lift();
		}
		$this->overlay  = $other;
		$this->is_other = true;
		$other->lay();
		try {
			return $act();
		} finally {
			$other->lift();
			$this->overlay  = $before;
			$this->is_other = false;
			if ( $before ) {
				$before->lay();
			}
		}
	}

	/** The overlay of the draft. */
	public function overlay(): ?Overlay {
		return $this->overlay;
	}

	/** The draft, if any. */
	public function draft(): ?Draft {
		return $this->store->get( self::id() );
	}

	/**
	 * The data for the browser; null without a draft in the request.
	 *
	 * @return array{ id: int, title: string, status: string, count: int, problem: string }|null
	 */
	public function describe(): ?array {
		if ( ! self::is_made() ) {
			return null;
		}
		$draft  = $this->draft();
		$known  = current_user_can( Page::capability() ) ? $draft : null;
		$reason = Draft_Refusal::reason( $draft );
		return array(
			'id'      => self::id(),
			'title'   => $known ? $known->title : '',
			'status'  => $known ? $known->status : Draft::OPEN,
			'count'   => $known ? $this->store->counts( array( $known->id ) )[ $known->id ] : 0,
			// The status already says that it is published.
			'problem' => Draft_Refusal::PUBLISHED === $reason ? '' : $reason,
		);
	}
}
