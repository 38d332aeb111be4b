<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Schedule_Consent;
use Atelier\Support\Page;

/**
 * Publishes scheduled drafts in WordPress's cron, and restores lost events when Atelier is opened.
 */
final class Schedule_Module implements Module {
	private Schedule $schedule;

	public function __construct( Draft_Store $store, Live_Site $live, Record_Rights $rights ) {
		$this->schedule = new Schedule( $store, new Publisher( $store, $live, $rights ), $rights );
	}

	public function register(): void {
		add_action( Schedule_Consent::HOOK, array( $this, 'publish' ) );
		add_action( 'load-' . Page::HOOK, array( $this, 'restore_lost' ) );
	}

	/** @param mixed $draft */
	public function publish( $draft ): void {
		if ( is_numeric( $draft ) ) {
			$this->schedule->run( (int) $draft );
		}
	}

	public function restore_lost(): void {
		$this->schedule->restore_lost();
	}
}
