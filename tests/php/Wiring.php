<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use Atelier\History\Export_Controller;
use Atelier\History\History_Store;
use Atelier\History\Record_Reader;
use Atelier\History\Visible_Entries;
use Atelier\Plugin;
use Atelier\Previews\Front_Preview;
use Atelier\Previews\Unsaved_Store;
use Atelier\Publishing\Publisher;
use Atelier\Publishing\Schedule;
use Atelier\Publishing\Schedule_Module;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Live_Records;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\Restoring\Restorer;
use Atelier\SiteDrafts\Draft_Check;
use Atelier\SiteDrafts\Draft_Locks;
use Atelier\SiteDrafts\Draft_People;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Share_Links;
use Closure;

/**
 * Objects for tests, made of the same ones as by Plugin and the modules.
 */
final class Wiring {
	/** Plugin's own: another one wouldn't be asked by WordPress's hooks. */
	public static function hidden_posts(): Hidden_Posts {
		return Closure::bind( static fn(): Hidden_Posts => Plugin::hidden_posts(), null, Plugin::class )();
	}

	public static function live_site(): Live_Site {
		return new Live_Site( self::hidden_posts() );
	}

	public static function live_records(): Live_Records {
		return new Live_Records( self::live_site() );
	}

	public static function draft_check(): Draft_Check {
		return new Draft_Check( self::live_site() );
	}

	public static function rights(): Record_Rights {
		return new Record_Rights( self::hidden_posts(), self::live_site() );
	}

	public static function drafts(): Draft_Store {
		return new Draft_Store( self::hidden_posts(), self::live_site(), self::rights(), new Draft_People() );
	}

	public static function draft_request(): Draft_Request {
		return new Draft_Request( self::drafts(), self::rights() );
	}

	public static function draft_locks(): Draft_Locks {
		return new Draft_Locks( self::drafts() );
	}

	public static function unsaved(): Unsaved_Store {
		return new Unsaved_Store( self::drafts(), self::rights() );
	}

	public static function front_preview( ?Draft_Request $request = null ): Front_Preview {
		return new Front_Preview( self::drafts(), $request ?? self::draft_request(), new Share_Links(), self::rights() );
	}

	/** One that doesn't wait for other saves. */
	public static function publisher(): Publisher {
		return new Publisher( self::drafts(), self::live_site(), self::rights(), 0 );
	}

	/** @param ( callable(): int )|null $clock By default the server's. */
	public static function schedule( ?callable $clock = null ): Schedule {
		return new Schedule( self::drafts(), self::publisher(), self::rights(), $clock );
	}

	/** One that waits for other saves as it does on a site. */
	public static function patient_schedule( ?callable $clock = null ): Schedule {
		return new Schedule( self::drafts(), new Publisher( self::drafts(), self::live_site(), self::rights() ), self::rights(), $clock );
	}

	public static function schedule_module(): Schedule_Module {
		return new Schedule_Module( self::drafts(), self::live_site(), self::rights() );
	}

	public static function restorer(): Restorer {
		return new Restorer( new Record_Reader(), self::drafts(), self::hidden_posts(), self::live_site(), self::rights() );
	}

	public static function export(): Export_Controller {
		$store = new History_Store();
		return new Export_Controller( $store, new Visible_Entries( $store, self::rights() ) );
	}
}
